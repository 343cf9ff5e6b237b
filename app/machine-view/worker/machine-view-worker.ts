import type { AnswerBeside, AskedBeside } from '../beside-messages.ts'
import type { Answer, Asked } from '../messages.ts'
import { Beside } from './beside.ts'
import { Turntable } from './turntable.ts'

/** What a worker has of its window's names. */
const page = self as unknown as {
  postMessage(answer: Answer | AnswerBeside): void
  onmessage: ((event: MessageEvent<Asked | AskedBeside>) => void) | null
}

let turntable: Turntable | undefined
let beside: Beside | undefined

/** A page shows one machine, or several beside each other. */
page.onmessage = ({ data }) => {
  try {
    if (data.ask === 'open') turntable = new Turntable(data, (answer) => page.postMessage(answer))
    else if (data.ask === 'open-beside') {
      beside = new Beside(data, (answer) => page.postMessage(answer))
      beside.open().catch(lose)
    } else if (beside) beside.do(data as Exclude<AskedBeside, { ask: 'open-beside' }>)
    else if (data.ask === 'picture')
      void turntable?.picture().then((picture) => page.postMessage({ is: 'picture', picture }))
    else turntable?.do(data)
  } catch (error) {
    lose(error)
  }
}

function lose(error: unknown): never {
  page.postMessage({ is: 'lost' })
  throw error
}
