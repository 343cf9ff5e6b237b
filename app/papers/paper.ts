/** A paper as it is handed to the typesetter: all that is on it. Two that are the same are the same paper. */
export interface Paper {
  template: 'brochure' | 'specimen' | 'quote' | 'configuration'
  /** What the template reads as JSON. */
  words: object
  /** SVG by file name. */
  drawings: Record<string, string>
  /** By file name; each becomes a JPEG. */
  pictures: Record<string, PaperPicture>
  /** What a letter is missing of is not made: it holds by what it says. */
  isBinding?: boolean
}

/** Where a picture comes from: a file's path, or its bytes. */
export type PictureOrigin = string | Uint8Array

export interface PaperPicture {
  from: PictureOrigin
  /** The part that is shown, in the picture's own pixels; all of it unless given. */
  cut?: Box
  /** Pixels that it gets, unless it has fewer. */
  width: number
  /** What shows through where it is transparent: a JPEG goes into a PDF as it is, transparency is stored without loss. */
  ground: string
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}
