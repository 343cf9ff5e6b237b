import { Picture } from '../ui/picture.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { FeatureDrawing } from './feature-drawing.tsx'
import placeholder from './drawings/placeholder.svg?url'
import type { ProductPageData } from './product-page.tsx'

export function ProductTabs(data: ProductPageData) {
  const { product } = data
  return (
    <div className="wrap product-tabs">
      <Tabs
        label={`About the Dino ${product.title}`}
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

function Features({ product, drawing, callouts }: ProductPageData) {
  return (
    <section className="panel">
      <h2 className="wide panel-title">Key Features</h2>
      <div className="feature-columns">
        <FeatureDrawing drawing={drawing} callouts={callouts} />
        <ol className="features">
          {product.features.map((feature, index) => (
            <li key={feature.title}>
              <span className="boxed" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{feature.title}</h3>
              <p>{feature.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Specifications({ specifications, drawing }: ProductPageData) {
  return (
    <section className="panel">
      <h2 className="wide panel-title">Technical Specifications</h2>
      <div className="specifications">
        <figure>
          <Picture
            src={drawing.src}
            placeholder={placeholder}
            alt={drawing.alt}
            width={drawing.width}
            height={drawing.height}
          />
          <figcaption className="label">
            <span>Side elevation</span>
            <span>Not to scale</span>
          </figcaption>
        </figure>
        <dl className="facts">
          {specifications.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Applications({ product }: Pick<ProductPageData, 'product'>) {
  return (
    <section className="panel">
      <h2 className="wide panel-title">Applications</h2>
      <ul className="applications">
        {product.applications.map((application) => (
          <li key={application}>{application}</li>
        ))}
      </ul>
    </section>
  )
}

function Details({ product }: Pick<ProductPageData, 'product'>) {
  return (
    <section className="panel">
      <h2 className="wide panel-title">Additional Details</h2>
      <ul className="details">
        {product.additionalDetails.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </section>
  )
}
