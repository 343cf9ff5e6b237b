declare module 'virtual:early-script' {
  /** `early.ts` as one minified script. */
  const code: string
  export default code
}

declare module 'virtual:booking-files' {
  /** What the booking dialog is made of, as the browser fetches it. */
  const files: import('./early-page.ts').BookingFiles
  export default files
}
