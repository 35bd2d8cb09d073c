import type { ErrorText } from './errorRow.ts'
import { type KeyboardMistake, keyboardMistakes } from './keyboardMistakes.ts'

/** Korean commands that beginners write, by the Python that does the same. */
const commands: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries({
    'if 조건:': '만약 만약에 만일',
    'elif 조건:': '아니고',
    'else:': '아니면 아니라면 그렇지않으면',
    'for i in range(횟수):': '반복 반복하기 번반복 번반복하기',
    'while 조건:': '동안 계속 무한반복',
    'print( )': '출력 출력하기 프린트 말하기 쓰기 보이기 화면에출력',
    'input( )': '입력 입력받기 인풋 묻기',
    'int( )': '정수 숫자 인트',
    'str( )': '문자열 글자',
    'len( )': '길이 개수',
    'range( )': '범위 레인지',
    'def 이름( ):': '함수 함수정의 정의',
    'return 값': '돌려주기 반환 리턴',
    'import 이름': '불러오기 임포트',
  }).flatMap(([python, words]) => words.split(' ').map((word) => [word, python])),
)

/** Nouns that are also good names of variables: they are commands only when they are called with arguments. */
const nouns = new Set(['int( )', 'str( )', 'len( )', 'range( )'])

/** Explains a Korean command that is called; other names may be the learner's own. */
export function calledInKorean(name: string, source: string): ErrorText | null {
  const python = commands[name]
  return python !== undefined && new RegExp(`${name}\\s*\\(`).test(source)
    ? [`모르는 이름이 있어요: ${name}`, `파이썬의 명령은 영어로 적어요: ${python}`]
    : null
}

/** Finds a command that was typed with the keyboard set to Korean. */
export function typedInHangul(source: string): KeyboardMistake | undefined {
  return keyboardMistakes(source).find(({ kind }) => kind === 'HANGUL_MODE')
}

/** Explains a line with a command in Hangul, or with letters left at its end; texts in it are replaced by `""`. */
export function explainHangulIn(bare: string): ErrorText | null {
  const typed = typedInHangul(bare)
  if (typed !== undefined)
    return [`한글 자판으로 친 명령이 있어요: ${typed.found}`, `한/영 키를 눌러 ${typed.suggestion} 처럼 영어로 다시 치세요.`]
  const left = /[)\]"\w가-힣]\s*([ㄱ-ㅎㅏ-ㅣ]+)\s*$/.exec(bare)?.[1]
  if (left !== undefined) return [`줄 끝에 남은 글자가 있어요: ${left}`, '지우세요. 설명이라면 # 뒤에 적으세요.']
  const begun = /^\s*(\d*\s*[가-힣]+(?: 반복(?:하기)?)?)(?![가-힣=.,])(?!\s*=(?!=))/.exec(bare)?.[1] ?? ''
  const python = commands[begun.replaceAll(/[\d\s]/g, '')]
  return python === undefined || (nouns.has(python) && !new RegExp(`${begun}\\s*\\(`).test(bare))
    ? null
    : [`파이썬의 명령은 영어로 적어요: ${begun.trim()}`, `${python} 처럼 적으세요.`]
}
