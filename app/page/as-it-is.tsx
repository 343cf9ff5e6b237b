/** Keeps browsers from changing pages by themselves; docs/decisions/083 says what they did. Drawn by the server alone. */
export function AsItIs() {
  return (
    <>
      <meta name="color-scheme" content="only light" />
      <meta name="format-detection" content="telephone=no" />
    </>
  )
}
