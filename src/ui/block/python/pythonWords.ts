import { editorExit } from '../../problem/workbench/editor/editorWords.ts'
import type { BlockType } from '../../../domain/blocks/program.ts'

/** The texts of a block problem that is solved in Python. */
export const pythonWords = {
  back: '블록으로 돌아가기',
  code: '코드',
  keys: `실행은 Ctrl+Enter, 제출은 Ctrl+Shift+Enter예요. ${editorExit}`,
  note: '블록으로 만든 것을 파이썬으로 옮겨 적었어요. 고쳐 가며 같은 바다에서 움직여 보세요. 별은 블록으로 풀 때만 받아요.',
  printed: '블록에서 다시 가져오기',
  wasPrinted: '블록을 다시 옮겨 적었어요. 편집기에서 되돌릴 수 있어요.',
  preparing: '파이썬을 준비하고 있어요',
  broken: { title: '코드를 실행하지 못했어요', note: '연결을 확인하고 다시 해 주세요. 코드는 그대로 있어요.' },
  output: 'print로 출력한 것',
  line: (line: string) => `${line}번째 줄`,
  taken: '그때 낸 코드로 바꿨어요',
  vocabulary: '바다에서 쓰는 말',
  vocabularyNote: '이 문제의 블록과 짝이 되는 말이에요. 번호는 0부터 세요.',
} as const

interface Word {
  readonly name: string
  readonly call: string
  /** The function's description in the module. */
  readonly text: string
}

const word = (name: string, text: string, given = ''): Word => ({ name, call: `${name}(${given})`, text })

const place = word('place', '1부터 센 자리를 파이썬의 자리로 바꿔요. 1보다 작으면 없는 자리예요.', '1')

/** The functions of the module `sea`, by the block type that does the same. */
export const seaWords: Readonly<Partial<Record<BlockType, readonly Word[]>>> = {
  forward: [word('move', '보는 쪽으로 한 칸 움직여요.')],
  sidestep: [word('sidestep', '보는 쪽의 오른쪽으로 한 칸 옆걸음해요.')],
  go: [
    word('go_up', '위쪽으로 한 칸 움직여요.'),
    word('go_right', '오른쪽으로 한 칸 움직여요.'),
    word('go_down', '아래쪽으로 한 칸 움직여요.'),
    word('go_left', '왼쪽으로 한 칸 움직여요.'),
  ],
  turn: [word('turn_left', '왼쪽으로 돌아요.'), word('turn_right', '오른쪽으로 돌아요.')],
  pick: [word('pick', '이 칸에 있는 것을 주워요.')],
  put: [word('put', '가진 것을 이 칸에 놓아요.')],
  say: [word('say', '말해요. 숫자나 글을 넣어요.', "'안녕'")],
  wait: [word('wait', '그만큼 기다려요.', '1')],
  sense: [
    word('rock_ahead', '앞이 막혀 있으면 True예요.'),
    word('item_here', '이 칸에 주울 것이 있으면 True예요.'),
    word('box_here', '이 칸이 놓을 자리면 True예요.'),
    word('at_goal', '도착했으면 True예요.'),
    word('is_green', '앞의 신호등이 초록불이면 True예요.'),
    word('shark_ahead', '상어가 앞에 있거나 곧 오면 True예요.'),
  ],
  look: [word('look', '이 칸에 적힌 것을 알려 줘요.')],
  list_item: [place],
  list_remove: [place],
  random: [word('dice', 'first부터 last까지의 수 가운데 하나를 골라요.', '1, 6')],
  send: [word('send', '신호를 보내요.', "'신호'")],
  send_and_wait: [word('send_and_wait', '신호를 보내고, 받은 친구들이 끝날 때까지 기다려요.', "'신호'")],
  when_signal: [
    word('when_started', '시작하면 이 친구가 할 일이에요. 함수 위에 @를 붙여 써요.', "'친구'"),
    word('when_signal', '신호를 받으면 이 친구가 할 일이에요. 함수 위에 @를 붙여 써요.', "'친구', '신호'"),
  ],
}
