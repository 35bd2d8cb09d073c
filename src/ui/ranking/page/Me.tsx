import { Badge } from '../../parts/Badge.tsx'
import { rankingWords } from './rankingWords.ts'

/** Beside one's own name. */
export const Me = () => (
  <Badge tone="primary" onPicture>
    {rankingWords.me}
  </Badge>
)
