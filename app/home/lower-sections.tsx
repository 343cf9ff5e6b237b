import { AboutSlider, type AboutSliderProps } from './about-slider.tsx'
import { ContactSection, type ContactSectionProps } from './contact-section.tsx'
import { FacilitySection } from './facility-section.tsx'
import { NewsSection, type NewsSectionProps } from './news-section.tsx'
import { Range, type RangeProps } from './range.tsx'
import { Showcase, type ShowcaseProps } from './showcase.tsx'

interface LowerSectionsProps {
  showcase: ShowcaseProps
  range: RangeProps
  about: AboutSliderProps
  news: NewsSectionProps | null
  contact: ContactSectionProps
}

/** Home below its opening pictures, in the specification's order. */
export function LowerSections({ showcase, range, about, news, contact }: LowerSectionsProps) {
  return (
    <>
      {showcase.products.length > 0 && <Showcase {...showcase} />}
      <Range {...range} />
      <AboutSlider {...about} />
      {news && <NewsSection {...news} />}
      <FacilitySection />
      <ContactSection {...contact} />
    </>
  )
}
