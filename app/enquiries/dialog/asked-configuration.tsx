import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { machineName } from '../../../content/brand.ts'
import { here, t } from '../../../content/language/t.ts'
import { productPath } from '../../../content/site.ts'
import { sideElevation } from '../../drawings/side-elevation.ts'
import { onShownMachine, shownMachine } from '../../machine-view/shown-machine.ts'
import { machineSearch, viewIn } from '../../machine-view/view-address.ts'
import type { KnownProduct } from '../../page/fetch-catalogue.ts'
import { cleanView } from '../../rules/asked-view.ts'
import { configurationLines, readConfiguration } from '../../rules/configuration.ts'
import { undecided } from '../../rules/enquiry.ts'
import { pictureSize } from '../../rules/picture-of-view.ts'
import { Button } from '../../ui/button.tsx'
import styles from './asked-configuration.css?url'
import { ConfigurationFacts } from '../configuration-facts.tsx'
import { linesInWords } from '../asked-machine.ts'
import { useTakenOut } from './use-taken-out.ts'
import { useMachinePicture } from './use-machine-picture.ts'

interface AskedConfigurationProps {
  product: KnownProduct
  colour: string | null | undefined
  /** The query of the page that the dialog stands over. */
  search: string
  /** Whether somebody looks at it. */
  open: boolean
  /** What a chat about it begins with; undefined once it was taken out. */
  onAbout: (words: string | undefined) => void
}

/** Exactly which machine is asked about, as it stands in 3D: it goes along with the form around it. */
export function AskedConfiguration({
  product,
  colour,
  search,
  open,
  onAbout,
}: AskedConfigurationProps): ReactNode {
  const box = useRef<HTMLElement>(null)
  const { isOut, turn } = useTakenOut(box)
  const shown = useSyncExternalStore(onShownMachine, shownMachine)
  const machine = shown?.product === product.id ? shown : undefined
  const nameOf = (id: string) => product.colours.find((each) => each.id === id)?.name
  const view = cleanView(machine?.view ?? viewIn(search), (paint) => nameOf(paint) !== undefined)
  const picture = useMachinePicture(open && !isOut ? machine : undefined)
  const lines = configurationLines(
    readConfiguration(view),
    colour ? nameOf(colour) : undefined,
    (id) => nameOf(id) ?? id,
  )

  useEffect(() => {
    const dialog = box.current?.closest('.enquiry-dialog')
    const add = (event: Event) => {
      const { formData } = event as FormDataEvent
      if (isOut || formData.get('product') !== product.id) return
      formData.set('view', view)
      // Of another paint it would not be a picture of what is asked for.
      if (picture && formData.get('colour') === (colour ?? undecided))
        formData.set('picture', picture.slice(picture.indexOf(',') + 1))
    }
    dialog?.addEventListener('formdata', add)
    return () => dialog?.removeEventListener('formdata', add)
  }, [isOut, product, view, picture, colour])

  const link = location.origin + here(productPath(product)) + machineSearch(colour, view)
  const words = `${machineName(product.title)}, ${link}${lines.length > 0 ? ` (${linesInWords(lines)})` : ''}`
  useEffect(() => onAbout(isOut ? undefined : words), [onAbout, isOut, words])

  return (
    <section ref={box} className="asked-machine" aria-label={t('Exactly this')} data-out={isOut}>
      <link rel="stylesheet" href={styles} precedence="page" />
      {!isOut && (
        <img
          src={picture ?? sideElevation(product.id)}
          alt={picture ? t('Dino {title} as it stands in 3D', product) : ''}
          data-drawn={!picture}
          {...pictureSize}
        />
      )}
      <div>
        <h3>{isOut ? t('Your request goes without what you put together.') : t('Exactly this')}</h3>
        {!isOut && <ConfigurationFacts lines={lines} />}
        {!isOut && (
          <p className="label">
            {picture
              ? t('It goes along as you see it: an illustration. What you wish is to be agreed.')
              : t('It goes along as you posed it: an illustration. What you wish is to be agreed.')}
          </p>
        )}
        <Button compact variant="outline" onClick={turn}>
          {isOut ? t('Put it back') : t('Take it out')}
        </Button>
      </div>
    </section>
  )
}
