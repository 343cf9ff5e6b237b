import { renderToStaticMarkup } from 'react-dom/server'
import { KeralaMap } from '../../drawings/kerala-map.tsx'

/** Where we are, for whoever prints the page: as markup, since a script that draws it would be home's too, in a file of its own. */
export const mapOnPaper = (): string => renderToStaticMarkup(<KeralaMap />)
