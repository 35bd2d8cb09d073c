/** One word for a thing, as Korean classrooms use it. A banned form stands nowhere in `src` and `mock-server`. */
export const glossary: readonly { readonly use: string; readonly instead: RegExp }[] = [
  { use: '콜론(:)', instead: /쌍점/ },
  { use: '비교하다', instead: /견주|견줘|견준|견줄|견줬/ },
  { use: '딕셔너리의 키', instead: /딕셔너리의 열쇠|딕셔너리에 없는 열쇠/ },
  { use: '실행 단계', instead: /\}걸음/ },
  { use: '리스트에 없는 번호(인덱스)', instead: /목록의 끝을 넘어선/ },
  { use: '참·거짓(bool)', instead: /참거짓/ },
  { use: '최신순', instead: /새로운순/ },
  { use: '자동으로 새로 고치다', instead: /저절로 새로/ },
  { use: '핵심 힌트', instead: /콕 집은/ },
  { use: '출력하다', instead: /print로 찍/ },
  { use: '더 깊이 물어보기 (the button’s name)', instead: /서버의 튜터에게/ },
]
