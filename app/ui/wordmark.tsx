/** DINO as the site writes it: Archivo at 800 and its widest. Drawn, as those four letters need no font to come first. */
export function Wordmark() {
  return (
    <svg className="wordmark" viewBox="0 0 758 178" role="img" aria-label="DINO">
      <path d="M0 175v-172h96c75 0 102 39 102 86c0 47-27 86-102 86zM51 137h42c33 0 53-15 53-48c0-33-20-48-53-48h-42zM222 175v-172h51v172zM304 175v-172h46l108 100h2v-100h48v172h-44l-110-97h-2v97zM645 178c-82 0-113-41-113-89c0-48 31-89 113-89c82 0 113 41 113 89c0 48-31 89-113 89M645 140c38 0 61-17 61-51c0-34-23-51-61-51c-37 0-60 17-60 51c0 34 23 51 60 51" />
    </svg>
  )
}
