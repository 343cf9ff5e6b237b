/** What somebody in the office has to put right: that visitors cannot reach it, that something planned was not done. */
export function ToFillIn({ sentences }: { sentences: string[] }) {
  if (sentences.length === 0) return null
  return (
    <section className="office-notice to-fill-in not-printed" aria-labelledby="to-fill-in">
      <h2 id="to-fill-in" className="to-fill-in-title">
        To put right
      </h2>
      <ul className="to-fill-in-list">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
