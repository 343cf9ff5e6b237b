/** What keeps visitors from reaching the office, until somebody has mended it. */
export function ToFillIn({ sentences }: { sentences: string[] }) {
  if (sentences.length === 0) return null
  return (
    <section className="office-notice to-fill-in not-printed" aria-labelledby="to-fill-in">
      <h2 id="to-fill-in" className="to-fill-in-title">
        Before visitors can reach you
      </h2>
      <ul className="to-fill-in-list">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
