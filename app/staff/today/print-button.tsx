/** Browsers print from their menu too; this is for whoever looks for a button. */
export function PrintButton() {
  return (
    <button
      type="button"
      className="button button-outline button-compact needs-scripts"
      onClick={() => window.print()}
    >
      Print
    </button>
  )
}
