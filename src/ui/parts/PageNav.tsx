import { SiteLink } from '../app/SiteLink.tsx'
import { laterCopy } from '../laterCopy.ts'
import { PageRow } from './PageRow.tsx'

interface PageNavProps {
  readonly page: number
  readonly last: number
  hrefOf(page: number): string
}

/** The pages of a long list, as links. */
export const PageNav = ({ page, last, hrefOf }: PageNavProps) => (
  <PageRow title={laterCopy.pages.title} page={page} last={last} renderTurn={(to, look) => <SiteLink href={hrefOf(to)} {...look} />} />
)
