import { spawn, type ChildProcess } from 'node:child_process'
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../scripts/free-port.ts'
import type { Engine, Tab } from './engine.ts'
import { problemsKey, recordProblems } from './in-page.ts'
import { ended, startScreen } from './screen.ts'

/** WebKitGTK's own small browser over WebDriver, on a screen in memory. */
export async function startWebKit(driver: string): Promise<Engine> {
  const screen = await startScreen()
  const port = await freePort()
  const server = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await Promise.race([untilAnswers(url, server), ended(server, driver)])
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' })
  return {
    async newVisit() {
      const session = await new Builder().usingServer(url).withCapabilities(capabilities).build()
      await session.manage().window().setRect({ width: 1280, height: 900 })
      return { ...tabOf(session, await session.getWindowHandle()), end: () => session.quit() }
    },
    async close() {
      server.kill()
      screen.stop()
    },
  }
}

function tabOf(session: WebDriver, handle: string): Tab {
  /** A session has one window at a time that it speaks to. */
  const here = async () => session.switchTo().window(handle)
  /**
   * WebKit takes no script that goes ahead of a page's own: what goes wrong is recorded once a page has loaded, before
   * its scripts are asked for.
   */
  const look = async <T>(work: (...args: never[]) => unknown, ...args: unknown[]): Promise<T> => {
    await here()
    await session.executeScript(recordProblems, problemsKey)
    return session.executeScript<T>(work, ...args)
  }
  const move = async (there: () => Promise<void>) => {
    await here()
    await there()
    await session.executeScript(recordProblems, problemsKey)
  }
  return {
    goto: (to) => move(() => session.get(to)),
    back: () => move(() => session.navigate().back()),
    reload: () => move(() => session.navigate().refresh()),
    run: (work, ...args) => look(work, ...args),
    find: (work, ...args) => look(work, ...args),
    press: (part) => (part as WebElement).click(),
    type: (part, text) => (part as WebElement).sendKeys(text),
    screenshot: async () => {
      await here()
      return Buffer.from(await session.takeScreenshot(), 'base64')
    },
    async popup(opens) {
      const before = await session.getAllWindowHandles()
      await opens()
      const newest = async () =>
        (await session.getAllWindowHandles()).find((each) => !before.includes(each))
      return tabOf(session, (await session.wait<string | undefined>(newest, 60_000))!)
    },
  }
}

async function untilAnswers(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(`${url}/status`).catch(() => null)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
