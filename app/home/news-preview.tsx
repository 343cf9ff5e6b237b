import { useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { useDialogAddress } from '../page/use-dialog-address.ts'
import { useStandIn } from '../page/use-stand-in.ts'
import { storyAsked, withoutStory } from './news-address.ts'
import type { Story } from '../news/stories.server.ts'
import type { Previewed } from './preview/preview-content.tsx'

type PreviewDialog = ComponentType<{ file: Previewed; onClose: () => void }>

const asksForStory = (search: string) => storyAsked(search) !== null

/** The preview of the story that the address asks for. Its code is fetched at the first use. */
export function NewsPreview({ stories }: { stories: Story[] }) {
  const { search } = useLocation()
  const { close } = useDialogAddress(asksForStory, withoutStory)
  const [Preview, setPreview] = useState<PreviewDialog>()
  const story = stories.find(({ id }) => id === storyAsked(search))

  useStandIn({
    title: story?.title ?? '',
    dark: true,
    waiting: story !== undefined && !Preview,
    failed: false,
    onClose: close,
    // Its failure leads to the file.
    onRetry: () => {},
  })

  useEffect(() => {
    if (!story || Preview) return
    import('./preview/preview.tsx').then(
      (loaded) => setPreview(() => loaded.Preview),
      // The file itself is still there.
      () => window.location.assign(story.file),
    )
  }, [story, Preview])

  if (!story || !Preview) return null
  const { file, title, alt } = story
  return <Preview key={story.id} file={{ src: file, title, alt }} onClose={close} />
}
