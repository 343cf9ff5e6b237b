/** How Chromium is started for tests; with `more` by those that need it. */
export const chromiumOptions = (...more: string[]) => ({
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // The first four are Playwright's own. Without windows Chromium does not know its network, and would fetch pictures ahead as on a slow one.
    `--blink-settings=${[
      'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
      'lazyLoadingImageMarginPxUnknown=1250',
    ].join()}`,
    ...more,
  ],
})

/** WebGL without a graphics card: by itself Chromium refuses it. */
export const drawsIn3d = chromiumOptions('--use-angle=swiftshader', '--enable-unsafe-swiftshader')
