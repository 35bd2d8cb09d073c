const tooLong = 10_000

/** Texts that a careless page breaks on: markup, direction marks, joined emoji, decomposed Hangul, endless words, blanks. */
export const hostileTexts: readonly string[] = [
  '<img src="x" onerror="window.__attacked=true">그림인 척하는 제목',
  '\u202E거꾸로 흐르는 제목 <b>abc</b>\u202C 그리고 다시',
  '👩‍👩‍👧‍👦 가족 👨🏽‍💻 개발자 🏳️‍🌈🇰🇷 깃발이 모인 제목',
  '풀어쓴 한글 제목'.normalize('NFD'),
  '가'.repeat(tooLong),
  'W'.repeat(tooLong),
  '<script>window.__attacked=true</script>스크립트를 품은 제목',
  'שלום مرحبا 여러 방향이 섞인 제목',
  '   ',
  '"><svg onload="window.__attacked=true">따옴표를 닫는 제목',
  '널\u0000과 종\u0007과 줄\u2028바꿈이 든 제목',
  '{{7*7}} ${7*7} %s %n &lt;b&gt; 틀에 끼우는 제목',
  'a\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307 쌓아 올린 글자\u0334\u0335\u0336\u0337\u0338',
  '\u200B\u200B\u200B',
]

export function hostileText(at: number): string {
  return hostileTexts[at % hostileTexts.length] ?? ''
}
