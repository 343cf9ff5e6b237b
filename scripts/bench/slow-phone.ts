import type { CDPSession } from '@playwright/test'

/** Makes of a page's line a slow 3G one, and of its processor a phone's: six times as slow as this machine's. */
export async function slowDown(devtools: CDPSession): Promise<void> {
  const bytesPerSecond = 400_000 / 8
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}
