// Papyros as its README embeds it, for Python only; the page is isolated, so that input and stopping use shared memory.
import { Papyros, ProgrammingLanguage } from '@dodona/papyros'
import '@dodona/papyros/dist/Papyros.css'

const papyros = new Papyros({
  standAlone: false,
  programmingLanguage: ProgrammingLanguage.Python,
  locale: 'en',
  inputMode: 'interactive',
  channelOptions: {},
})
const within = (parentElementId) => ({ parentElementId })
papyros.render({
  codeEditorOptions: within('code'),
  statusPanelOptions: within('status'),
  inputOptions: within('input'),
  outputOptions: within('output'),
  traceOptions: within('trace'),
})
await papyros.launch()
