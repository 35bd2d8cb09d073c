import './ui/app/tokens.css'
import './ui/app/base.css'
import { createRoot } from 'react-dom/client'
import { createApplication } from './container.ts'
import { readSurroundings } from './surroundings.ts'
import { StartProblemPage } from './ui/app/StartProblemPage.tsx'
import { Root } from './ui/app/Root.tsx'

// Not awaited: text is drawn in a fallback font until the real one is here.
void import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css')

const start = readSurroundings()
const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')

createRoot(place).render(
  start.ok ? (
    <Root application={createApplication(start.surroundings)} routes={start.routes} />
  ) : (
    <StartProblemPage reason={start.reason} problems={start.problems} />
  ),
)
