import type { Answer, Asked } from '../messages.ts'
import { Turntable } from './turntable.ts'

/** What a worker has of its window's names. */
const page = self as unknown as {
  postMessage(answer: Answer): void
  onmessage: ((event: MessageEvent<Asked>) => void) | null
}

let turntable: Turntable | undefined

page.onmessage = ({ data }) => {
  try {
    if (data.ask === 'picture')
      void turntable?.picture().then((picture) => page.postMessage({ is: 'picture', picture }))
    else if (data.ask !== 'open') turntable?.do(data)
    else turntable = new Turntable(data, (answer) => page.postMessage(answer))
  } catch (error) {
    page.postMessage({ is: 'lost' })
    throw error
  }
}
