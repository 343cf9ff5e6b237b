import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FeatureCallout } from '../../../content/product.ts'
import { followTitles, marksOf, placeIn } from '../../products/callouts.ts'
import type { MarkedPicture } from '../../products/feature-marks.server.ts'
import { calloutsIn } from '../../rules/callout-text.ts'

/**
 * The numbers of features on a picture, while somebody moves them.
 *
 * @param titles of the features, as they are typed
 */
export function useCallouts(
  text: string,
  titles: readonly string[],
  picture?: MarkedPicture & { key: string },
) {
  const [callouts, setCallouts] = useState(() =>
    calloutsIn(text).filter((each) => each !== undefined),
  )
  const [known, setKnown] = useState(titles)
  const [said, setSaid] = useState('')
  /** The picture that somebody looked at when a number was placed last. */
  const [placedOn, setPlacedOn] = useState(picture?.key)
  const field = useRef<HTMLInputElement>(null)

  if (known.join('\n') !== titles.join('\n')) {
    setKnown(titles)
    setCallouts(followTitles(callouts, known, titles))
  }

  const features = titles.map((title) => ({ title }))
  const marks = picture ? marksOf({ features, callouts, ...picture }) : []

  function change(index: number, place: FeatureCallout['place'] | undefined, words: string) {
    const feature = titles[index]!
    const others = callouts.filter((each) => each.feature !== feature)
    const next = place === undefined ? others : [...others, { feature, place }]
    // The form is told when its field is as it is now.
    flushSync(() => {
      setCallouts(next)
      setSaid(words)
      setPlacedOn(picture?.key)
    })
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  /** To a place in the picture's units. */
  function moveTo(index: number, at: readonly number[]) {
    if (!picture) return
    const place = placeIn(at, picture.whole)
    change(index, place, `${index + 1}: ${placeWords(place)}`)
  }

  return {
    ...{ callouts, marks, said, field, moveTo },
    /** Nobody has looked yet whether the numbers fit this picture. */
    isOnAnother:
      placedOn !== undefined &&
      picture !== undefined &&
      picture.key !== placedOn &&
      callouts.some(({ place }) => place),
    takeOff: (index: number) => change(index, null, `${index + 1} is taken off.`),
    /** Where it was delivered, or in the middle of what is shown. */
    place(index: number) {
      if (!picture) return
      const without = callouts.filter(({ feature }) => feature !== titles[index])
      if (marksOf({ features, callouts: without, ...picture })[index])
        return change(index, undefined, `${index + 1} stands where it was delivered.`)
      const { x, y, width, height } = picture.frame
      moveTo(index, [x + width / 2, y + height / 2])
    },
  }
}

/** '62 from the left, 14 from the top' */
export const placeWords = ({ x, y }: { x: number; y: number }) =>
  `${Math.round(x)} from the left, ${Math.round(y)} from the top`
