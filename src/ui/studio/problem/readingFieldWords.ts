import type { ReadingCheck } from '../../../domain/studio/studioProblem.ts'
import type { ReadingGap } from '../../../domain/studio/studioReading.ts'

export const readingGapWords: Readonly<Record<ReadingGap['kind'], string>> = {
  noAnswer: '프로그램을 실행해서 답을 알아봐 주세요. 출력하는 것이 있어야 해요.',
  longAnswer: '출력은 20줄까지예요.',
  variables: '표에 적을 변수를 1개부터 3개까지 골라 주세요.',
  rows: '표는 1줄부터 12줄까지예요. 프로그램을 실행하고 줄을 골라 주세요.',
  blankTable: '표의 칸이 모두 비어 있어요. 변수에 값이 들어 있는 줄을 골라 주세요.',
  lineCount: '기준 답안은 서로 다른 줄이 있는 3줄부터 25줄까지여야 해요. 빈 줄과 설명만 있는 줄은 세지 않아요.',
  levels: '들여쓰기는 5단계까지예요.',
  extraLines: '섞을 줄은 2줄까지예요.',
  ownExtraLine: '섞을 줄이 프로그램에도 있어요. 쓰지 않는 줄로 바꿔 주세요.',
  brokenCode: '틀린 곳이 있는 프로그램을 적어 주세요.',
  unbroken: '기준 답안과 같아요. 틀린 곳을 하나 만들어 주세요.',
}

const checks: Readonly<Record<ReadingCheck, string>> = {
  agrees: '잘 맞아요',
  solves: '틀린 프로그램이 모든 경우를 맞혀요. 틀린 곳이 드러나는 경우를 더해 주세요.',
  differs: '표의 값이 실행한 것과 달라요. 프로그램을 다시 실행해 주세요.',
}

/** The studio's texts for reading tasks. */
export const readingFieldWords = {
  kind: '푸는 방법',
  kindHints: {
    WRITE: '프로그램을 처음부터 써요.',
    PREDICT: '프로그램을 읽고 무엇을 출력하는지 적어요.',
    TRACE: '프로그램을 따라가며 변수의 값을 표에 적어요.',
    ARRANGE: '섞인 줄을 순서대로 놓고 들여 써요.',
    REPAIR: '틀린 곳이 있는 프로그램을 고쳐요.',
  },
  /** The picture of each kind: three short lines. */
  kindSamples: {
    WRITE: '1  n = 3\n2  print(▍\n3',
    PREDICT: 'print(2 + 3)\n\n→ ?',
    TRACE: '줄 │ n\n 1 │ 3\n 2 │ ?',
    ARRANGE: '⋮⋮ print(n)\n⋮⋮ n = 3\n⋮⋮ n = n + 1',
    REPAIR: 'n = 3\n✕ pint(n)\n✓ print(n)',
  },
  kindFixed: '공개한 뒤에는 바꿀 수 없어요.',
  titles: { PREDICT: '맞힐 답', TRACE: '따라갈 표', ARRANGE: '섞인 줄', REPAIR: '고칠 프로그램' },
  checks,
  input: '프로그램에 넣는 값',
  inputHint: '읽을 것이 없으면 비워 두세요.',
  run: '실행해서 답 알아보기',
  trace: '실행해서 살펴보기',
  running: '실행하고 있어요',
  broken: '실행기를 불러오지 못했어요. 잠시 후 다시 해 주세요.',
  ended: '프로그램이 끝까지 실행되지 않았어요. 코드와 넣는 값을 봐 주세요.',
  answer: '프로그램이 출력한 것',
  noAnswer: '프로그램이나 넣는 값을 고치면 다시 실행해 주세요. 답은 손으로 적지 않아요.',
  variables: '적을 변수',
  variablesNote: '1개부터 3개까지 골라요.',
  noVariables: '표에 적을 수 있는 변수가 없어요.',
  lines: '값을 적을 줄',
  line: (number: string, code: string) => `${number}번 줄 ${code}`,
  times: (count: string) => `${count}번 실행돼요`,
  table: '학생이 채울 표와 답',
  tableNote: (count: string) => `모두 ${count}줄이에요. 12줄까지예요.`,
  row: '실행한 줄',
  extraLines: '섞을 줄',
  extraLinesHint: '프로그램에 쓰지 않는 줄을 한 줄에 하나씩, 2줄까지 적어요. 없어도 돼요.',
  shown: '학생에게 보이는 순서',
  shownNote: '빈 줄과 설명만 있는 줄은 빼요. 여러 줄에 걸친 글자는 쓸 수 없어요.',
  brokenCode: '틀린 프로그램',
  brokenCodeHint: '학생이 고칠 프로그램이에요. 적어도 한 경우는 틀려야 해요.',
  copy: '기준 답안 가져오기',
  changed: (count: string) => `기준 답안과 ${count}줄이 달라요.`,
} as const
