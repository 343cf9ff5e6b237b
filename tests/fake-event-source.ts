/** The browser's class is not ours; this one lets a test play the server. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeEventSource[] = []
  readyState = 0
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.opened.push(this)
  }
  close() {
    this.readyState = FakeEventSource.CLOSED
  }
  connects() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  sends(data: string) {
    this.dispatchEvent(new MessageEvent('slot', { data }))
  }
  drops({ forGood }: { forGood: boolean }) {
    this.readyState = forGood ? FakeEventSource.CLOSED : 0
    this.dispatchEvent(new Event('error'))
  }
}
