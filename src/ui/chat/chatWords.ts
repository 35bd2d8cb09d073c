/** What the demo's chat says. Beside copy.ts, so that it is loaded with the chat and not with the page. */
export const chatWords = {
  title: (name: string) => `${name} 상담`,
  demo: '데모 상담창이에요. 대화는 어디에도 남지 않아요.',
  close: '상담창 닫기',
  log: '대화',
  me: '나: ',
  writing: '답장을 쓰고 있어요',
  replies: '자주 묻는 질문',
  input: '메시지',
  hint: '궁금한 것을 적어 주세요',
  send: '보내기',
  greeting: (name: string) => `안녕하세요, ${name} 상담이에요! 무엇을 도와드릴까요?`,
  echo: (text: string) =>
    `‘${text}’라고 남겨 주셨네요. 데모라서 선생님이 직접 답해 드릴 수는 없지만, 실제 사이트에서는 여기서 바로 상담이 이어져요.`,
  schedule: {
    question: '수업 시간이 궁금해요',
    answer: '평일은 오후 3시부터 8시, 토요일은 오전 10시부터 오후 2시까지 수업이 있어요. 수업 찾기에서 반별 시간을 볼 수 있어요.',
  },
  trial: {
    question: '체험 수업이 있나요?',
    answer: '네, 처음 오시면 한 시간 동안 무료로 체험할 수 있어요. 원하는 요일과 학년을 남겨 주시면 자리를 알아볼게요.',
  },
  price: {
    question: '수강료를 알고 싶어요',
    answer: '수업마다 달라요. 수업 카드의 가격이 네 번 수업의 수강료이고, 형제자매는 두 번째부터 10% 할인돼요.',
  },
  place: { question: '어디에 있나요?', answer: (address: string) => `${address}에 있어요. 건물 앞에 잠시 차를 세울 수 있어요.` },
  phone: {
    question: '전화로 상담할래요',
    answer: (phone: string) => `${phone} 번으로 전화 주세요. 평일 오전 10시부터 오후 8시까지 받아요.`,
  },
} as const
