import {
  append,
  call,
  change,
  compare,
  define,
  either,
  forever,
  forward,
  go,
  itemOf,
  lengthOf,
  look,
  onSignal,
  pick,
  program,
  type ProgramPart,
  put,
  random,
  removeAt,
  repeat,
  say,
  send,
  sense,
  set,
  sidestep,
  start,
  turn,
  until,
  variable,
  wait,
  when,
} from '../../mock-server/blocks/writeProgram.ts'
import type { OutcomeName } from '../../src/domain/blocks/outcome.ts'
import type { BlockProgram } from '../../src/domain/blocks/program.ts'

interface WrongProgram {
  readonly program: BlockProgram
  readonly outcome: OutcomeName
}

const wrong = (outcome: OutcomeName, ...parts: readonly ProgramPart[]): WrongProgram => ({ program: program(...parts), outcome })

const [right, left] = [turn('RIGHT'), turn('LEFT')]
const goal = sense('GOAL_HERE')
const item = sense('ITEM_HERE')
const unless = (hand: string, answer: string) => when(compare(look, 'EQUAL', hand), say(answer))

/** Two mistakes that learners make, for each block problem. */
export const wrongBlocks: Readonly<Record<string, readonly [WrongProgram, WrongProgram]>> = {
  '거북이를 집까지 데려다줘요': [
    wrong('BUMPED', start('거북이', forward, right, forward)),
    wrong('ENDED_EARLY', start('거북이', forward, forward)),
  ],
  '꽃게의 옆걸음': [
    wrong('LEFT_SEA', start('꽃게', sidestep, sidestep, sidestep, right, sidestep, sidestep)),
    wrong('BUMPED', start('꽃게', sidestep, sidestep, left, sidestep, sidestep)),
  ],
  '편지 배달하는 니모': [
    wrong('FORGOT_PUT', start('니모', forward, forward, put, forward, forward, right, forward, put)),
    wrong('WRONG_PLACE', start('니모', forward, put, forward, put, forward, put)),
  ],
  '진주조개 줍는 길': [
    wrong('FORGOT_PICK', start('꽃게', forward, forward, pick, right, forward, forward, right, forward, forward)),
    wrong('LEFT_SEA', start('꽃게', forward, forward, pick, left, forward, forward, pick)),
  ],
  '불가사리 그리기': [
    wrong('FORGOT_PUT', start('해마', repeat(4, forward, put, right, forward, left))),
    wrong('WRONG_PLACE', start('해마', repeat(5, forward, put))),
  ],
  '춤추는 해파리': [wrong('NOT_DONE', start('해파리', go('UP'), go('DOWN'))), wrong('LEFT_SEA', start('해파리', forever(go('UP'))))],
  '산호 정원 가꾸기': [
    wrong('FORGOT_PUT', start('거북이', repeat(3, repeat(6, put, go('RIGHT')), repeat(6, go('LEFT')), go('DOWN')))),
    wrong('WRONG_PLACE', start('거북이', repeat(4, repeat(6, put, go('RIGHT')), go('DOWN')))),
  ],
  '내려오는 보물 받기': [
    wrong('NOTHING_TO_PICK', start('꽃게', repeat(5, pick, forward))),
    wrong('NOTHING_TO_PICK', start('꽃게', repeat(5, wait(2), pick, forward))),
  ],
  '상어를 피해요': [
    wrong('CAUGHT', start('니모', when(sense('SHARK_AHEAD'), right, right), forever(forward))),
    wrong('LEFT_SEA', start('니모', forever(forward, when(sense('SHARK_AHEAD'), right)))),
  ],
  '바닷속 신호등 건너기': [
    wrong('RED_LIGHT', start('거북이', until(goal, forward))),
    wrong('STEP_LIMIT', start('거북이', until(goal, either(sense('GREEN_LIGHT'), [wait(1)], [forward])))),
  ],
  '비눗방울 터뜨리기': [
    wrong('NOTHING_TO_PICK', start('해마', forever(pick))),
    wrong('FORGOT_PICK', start('해마', wait(2), when(item, pick))),
  ],
  '바위 골목 빠져나가기': [
    wrong('LEFT_SEA', start('니모', until(goal, forward))),
    wrong('STEP_LIMIT', start('니모', until(goal, either(sense('ROCK_AHEAD'), [left], [forward])))),
  ],
  '문어의 가위바위보': [
    wrong('WRONG_WORD', start('니모', repeat(10, unless('가위', '바위'), unless('바위', '보'), forward))),
    wrong('WRONG_WORD', start('니모', repeat(10, say(look), forward))),
  ],
  '목소리로 잠수함 몰기': [
    wrong(
      'STEP_LIMIT',
      start('잠수함', until(goal, when(compare(look, 'EQUAL', '위로'), go('UP')), when(compare(look, 'EQUAL', '앞으로'), go('RIGHT')))),
    ),
    wrong(
      'LEFT_SEA',
      start('잠수함', until(goal, when(compare(look, 'EQUAL', '위로'), go('DOWN')), when(compare(look, 'EQUAL', '아래로'), go('UP')))),
    ),
  ],
  '조개 점수판': [
    wrong('NOT_DONE', start('꽃게', until(goal, forward, when(item, pick, change('점수', 1))))),
    wrong('NOTHING_TO_PICK', start('꽃게', set('점수', 0), until(goal, forward, pick, change('점수', 1)))),
  ],
  '바다거북 키우기': [
    wrong('NOT_DONE', start('거북이', until(compare(variable('크기'), 'AT_LEAST', 50), pick, change('크기', 10)), until(goal, forward))),
    wrong('NOT_DONE', start('거북이', repeat(5, pick, change('크기', 10)), until(goal, forward))),
  ],
  '진주 세어 말하기': [
    wrong('WRONG_WORD', start('니모', until(goal, forward, when(item, pick, change('진주', 1), say(variable('진주')))))),
    wrong('WRONG_WORD', start('니모', until(goal, forward, when(item, pick, change('진주', 1))), say(3))),
  ],
  '점점 길어지는 물길': [
    wrong('BUMPED', start('거북이', change('칸', 1), repeat(4, repeat(variable('칸'), forward), right))),
    wrong('LEFT_SEA', start('거북이', repeat(4, change('칸', 2), repeat(variable('칸'), forward), right))),
  ],
  '오늘의 급식 뽑기': [
    wrong('WRONG_WORD', start('니모', repeat(3, set('번호', random(1, lengthOf('반찬'))), say(itemOf('반찬', variable('번호')))))),
    wrong(
      'BAD_INDEX',
      start('니모', repeat(3, set('번호', random(1, 4)), say(itemOf('반찬', variable('번호'))), removeAt('반찬', variable('번호')))),
    ),
  ],
  '친구 이름 부르기': [
    wrong('NOT_DONE', start('꽃게', repeat(3, change('번호', 1), say(itemOf('친구', variable('번호')))))),
    wrong('BAD_INDEX', start('꽃게', repeat(lengthOf('친구'), say(itemOf('친구', variable('번호'))), change('번호', 1)))),
  ],
  '바다 낱말 모으기': [
    wrong('NOT_DONE', start('거북이', until(goal, append('낱말', look), forward))),
    wrong('NOT_DONE', start('거북이', repeat(4, forward, append('낱말', look)))),
  ],
  '무거운 짐만 말하기': [
    wrong('WRONG_WORD', start('꽃게', repeat(lengthOf('짐'), change('번호', 1), say(itemOf('짐', variable('번호')))))),
    wrong(
      'WRONG_WORD',
      start(
        '꽃게',
        repeat(
          lengthOf('짐'),
          change('번호', 1),
          when(compare(itemOf('짐', variable('번호')), 'AT_LEAST', 5), say(itemOf('짐', variable('번호')))),
        ),
      ),
    ),
  ],
  '나만의 헤엄 블록': [
    wrong('ENDED_EARLY', start('거북이', call('헤엄치기'), call('헤엄치기')), define('헤엄치기', forward, right, forward, left)),
    wrong('NOT_DONE', start('거북이', forward, right, forward, left, forward, right, forward, left, forward, right, forward)),
  ],
  '모퉁이 조개 줍기': [
    wrong('LEFT_SEA', start('꽃게', repeat(4, call('줍고 오기'))), define('줍고 오기', forward, forward, pick, left)),
    wrong('FORGOT_PICK', start('꽃게', repeat(3, call('줍고 오기'))), define('줍고 오기', forward, forward, pick, right)),
  ],
  '암초 넘어가기': [
    wrong('BUMPED', start('니모', repeat(3, forward))),
    wrong('BUMPED', start('니모', repeat(3, call('넘어가기'))), define('넘어가기', left, forward, right, forward, forward, right, forward)),
  ],
  '산호밭 두 줄': [
    wrong(
      'WRONG_PLACE',
      start('거북이', call('한 줄 심기'), right, forward, right, call('한 줄 심기')),
      define('한 줄 심기', repeat(4, put, forward)),
    ),
    wrong('NO_FUNCTION', start('거북이', call('한 줄 심기'), right, forward, right, forward, call('한 줄 심기'))),
  ],
  '돌고래 이어달리기': [
    wrong('TOO_EARLY', start('첫째', until(goal, forward)), start('둘째', until(goal, forward)), start('셋째', until(goal, forward))),
    wrong(
      'UNHEARD_SIGNAL',
      start('첫째', until(goal, forward), send('둘째 출발')),
      onSignal('둘째', '둘째 출발', until(goal, forward), send('셋째 출발')),
      onSignal('셋째', '둘째 출발'),
    ),
  ],
  '해마 합창단': [
    wrong(
      'NOT_DONE',
      start('도 해마', send('노래 시작')),
      onSignal('도 해마', '노래 시작', say('도')),
      onSignal('미 해마', '노래 시작', wait(1), say('미')),
      onSignal('솔 해마', '노래 시작', wait(2), say('솔')),
      onSignal('시 해마', '노래 시작', wait(3), say('시')),
    ),
    wrong('UNHEARD_SIGNAL', start('도 해마', send('노래 시작'), say('도'))),
  ],
  '산호문을 열어 줘요': [
    wrong('DOOR_CLOSED', start('꽃게', until(goal, forward), send('문 열기')), start('거북이', until(goal, forward))),
    wrong('UNHEARD_SIGNAL', start('꽃게', until(goal, forward), send('문 닫기')), onSignal('거북이', '문 열기', until(goal, forward))),
  ],
  '등대지기와 작은 배': [
    wrong('ENDED_EARLY', start('등대지기', send('한 칸 앞으로')), onSignal('작은 배', '한 칸 앞으로', forward)),
    wrong('ENDED_EARLY', start('등대지기', repeat(3, send('한 칸 앞으로'))), onSignal('작은 배', '한 칸 앞으로', forward)),
  ],
}
