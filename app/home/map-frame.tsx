import { useState } from 'react'
import { t } from '../../content/language/t.ts'
import { useCompany } from '../page/company.ts'
import { Button } from '../ui/button.tsx'

/** Google's map of the workshop: nothing of Google's is fetched until somebody asks for it. */
export function MapFrame() {
  const [shown, setShown] = useState(false)
  const { position, address } = useCompany()
  const place = position ? `${position.latitude},${position.longitude}` : address.join(', ')
  return (
    <div className="map-frame needs-scripts">
      {shown ? (
        <iframe
          ref={takeFocus}
          title={t('Map of {place}', { place: address.join(', ') })}
          src={`https://www.google.com/maps?q=${encodeURIComponent(place)}&z=14&output=embed`}
          referrerPolicy="no-referrer"
          allowFullScreen
        />
      ) : (
        <>
          <p>
            <b>{t("Google's map of the workshop.")}</b>{' '}
            {t('Google learns that your browser looked at it.')}
          </p>
          <Button variant="outline" icon="pin" onClick={() => setShown(true)}>
            {t('Show the map')}
          </Button>
        </>
      )}
    </div>
  )
}

/** From the button, in whose place it comes. */
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus()
}
