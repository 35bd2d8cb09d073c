import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { cardSizing } from '../../../src/application/carousel.ts'
import { TopBanner } from '../../../src/ui/banner/TopBanner.tsx'
import { Carousel } from '../../../src/ui/kit/carousel/Carousel.tsx'
import { CarouselSkeleton } from '../../../src/ui/kit/carousel/CarouselSkeleton.tsx'
import { MemoryPage } from '../MemoryPage.tsx'

// @vitest-environment node
it('a carousel, its skeleton and the top banner can be drawn where there is no browser', () => {
  const html = renderToString(
    <MemoryPage>
      <Carousel
        label="강의"
        heading={<h2>강의</h2>}
        sizing={cardSizing}
        items={[1, 2]}
        keyOf={String}
        renderItem={(number) => <p>강의 {number}</p>}
      />
      <CarouselSkeleton renderItem={() => <i />} />
      <TopBanner
        isDesktop
        term="채널"
        mainBannerUrl={null}
        studioGuideUrl={null}
        startHref={null}
        art={{ school: 's.svg', studio: 't.svg', video: { webm: 'a.webm', mp4: 'a.mp4', poster: 'a.webp' } }}
        onOpenBeta={() => {}}
      />
    </MemoryPage>,
  )
  expect(html).toContain('강의 <!-- -->1')
  expect(html).toContain('Open Beta')
  expect(html).not.toContain('<source')
  // A strict content security policy refuses style attributes of the first HTML.
  expect(html).not.toContain('style=')
})
