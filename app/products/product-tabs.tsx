import { Link } from 'react-router'
import { languageOf, t } from '../../content/language/t.ts'
import { Picture } from '../ui/picture.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { FeaturePicture } from './feature-picture.tsx'
import { FramedPicture } from './framed-picture.tsx'
import type { ProductPicture } from './pictures.server.ts'
import { pictureInPaint } from './picture-in-paint.ts'
import type { ChosenColour, ProductPageData } from './product-page.tsx'
import type { Scene } from './scenes.server.ts'
import { Specifications } from './specifications.tsx'
import { below } from '../ui/breakpoints.ts'

interface ProductTabsProps extends ProductPageData, ChosenColour {}

export function ProductTabs(data: ProductTabsProps) {
  const { product } = data
  return (
    <div className="wrap product-tabs">
      <Tabs
        label={t('About the Dino {title}', product)}
        tabs={[
          { name: 'Features', content: <Features {...data} /> },
          { name: 'Specs', content: <Specifications {...data} /> },
          { name: 'Apps', content: <Applications {...data} /> },
          { name: 'Details', content: <Details {...data} /> },
        ]}
      />
    </div>
  )
}

function Features(props: ProductTabsProps) {
  const { product, pictures, photographs, marked, drawing, drawnMarks, chosen } = props
  const picture = marked?.onPhotograph ? photographs[0] : pictureInPaint(pictures, chosen)
  return (
    <section className="panel">
      <h2 className="wide panel-title">{t('Key Features')}</h2>
      <div className="feature-columns">
        {picture && marked ? (
          <FeaturePicture title={product.title} picture={picture} {...marked} />
        ) : photographs[0] ? (
          <FramedPicture
            picture={photographs[0]}
            frame={photographs[0].close}
            shares={{ phone: 90, tablet: 50, desktop: 50 }}
          />
        ) : (
          <FeaturePicture title={product.title} picture={drawing} {...drawnMarks} />
        )}
        <ol className="features">
          {product.features.map((feature, index) => (
            <li key={feature.title}>
              <span className="boxed" aria-hidden="true">
                {index + 1}
              </span>
              <h3 lang={languageOf(feature.title)}>{feature.title}</h3>
              <p lang={languageOf(feature.text)}>{feature.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Applications(props: ProductPageData) {
  const { product, scenes, pictures, photographs, drawing } = props
  return (
    <section className="panel">
      <h2 className="wide panel-title">{t('Applications')}</h2>
      <div className="panel-pair">
        <ul className="applications">
          {product.applications.map((application) => (
            <li key={application} lang={languageOf(application)}>
              {application}
            </li>
          ))}
        </ul>
        <AtWork
          scene={photographs[0] ? undefined : scenes[0]}
          machine={photographs[0] ?? pictures[1] ?? pictures[0] ?? drawing}
        />
      </div>
    </section>
  )
}

function Details(props: ProductPageData) {
  const { product, scenes, pictures, photographs, drawing } = props
  return (
    <section className="panel">
      <h2 className="wide panel-title">{t('Additional Details')}</h2>
      <div className="panel-pair">
        <ul className="details">
          {product.additionalDetails.map((detail) => (
            <li key={detail} lang={languageOf(detail)}>
              {detail}
            </li>
          ))}
        </ul>
        <AtWork
          scene={photographs[1] ? undefined : scenes[1]}
          machine={photographs[1] ?? pictures[2] ?? pictures[0] ?? photographs[0] ?? drawing}
        />
      </div>
    </section>
  )
}

/** The machine at work, out of the gallery; on its own as long as no such picture has been made. */
function AtWork({ scene, machine }: { scene: Scene | undefined; machine: ProductPicture }) {
  if (!scene) {
    return (
      <div className="at-work">
        <FramedPicture
          picture={machine}
          frame={machine.close}
          shares={{ phone: 90, tablet: 45, desktop: 45 }}
        />
      </div>
    )
  }
  const { to, alt, focus, ...picture } = scene
  return (
    <figure className="at-work at-work-scene">
      <Link to={to}>
        <Picture
          {...picture}
          alt=""
          sizes={`${below('desk')} 100vw, 50vw`}
          style={{ objectPosition: focus }}
        />
        <span className="label" lang={languageOf(alt)}>
          {alt}
        </span>
      </Link>
    </figure>
  )
}
