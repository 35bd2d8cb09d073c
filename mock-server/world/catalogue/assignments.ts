interface AssignmentFacts {
  readonly title: string
  readonly description: string
  /** When it is due, counted from Friday of the week that it is. null: no end. */
  readonly daysFromFriday: number | null
}

export const assignmentFacts: readonly AssignmentFacts[] = [
  { title: '반복문으로 구구단 출력하기', description: '2단부터 9단까지, 한 줄에 한 단씩 나오게 해요.', daysFromFriday: 0 },
  { title: '내 소개 페이지에 사진 넣기', description: '사진에는 꼭 설명을 달아 주세요.', daysFromFriday: 1 },
  { title: '조개 줍기 게임에 점수판 달기', description: '변수 블록을 써서 조개를 주울 때마다 점수가 오르게 해요.', daysFromFriday: 3 },
  { title: '우리 집 하루를 순서도로 그리기', description: '갈림길이 두 번 넘게 나와야 해요.', daysFromFriday: 5 },
  { title: '친구의 코드 읽고 칭찬 세 가지 쓰기', description: '고칠 점보다 좋은 점을 먼저 찾아요.', daysFromFriday: 7 },
  { title: '물고기 줄 세우기 다시 풀기', description: '선택 정렬과 삽입 정렬로 한 번씩, 걸린 시간을 비교해요.', daysFromFriday: 12 },
  { title: '급식 데이터로 막대그래프 그리기', description: '가장 많이 나온 반찬 다섯 가지를 골라요.', daysFromFriday: -1 },
  { title: '자유 작품 계획서', description: '만들고 싶은 것을 그림 한 장과 문장 세 개로 적어요.', daysFromFriday: null },
]
