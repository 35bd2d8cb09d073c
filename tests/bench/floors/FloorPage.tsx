import type { Card } from './cards.ts'

export interface FloorData {
  readonly banner: string
  readonly cards: readonly Card[]
}

const rails = 8

/** The least that a home page of this kind needs: a header, a banner picture, eight rails of cards. */
export const FloorPage = ({ banner, cards }: FloorData) => (
  <main>
    <header>
      <b>코딩 교실</b>
      <nav>
        <a href="/learn">학습하기</a> <a href="/make">만들기</a> <a href="/share">공유하기</a>
      </nav>
    </header>
    <section className="banner">
      <img src={banner} alt="" width={480} height={260} fetchPriority="high" />
      <h1>오늘도 함께 코딩해요</h1>
    </section>
    {Array.from({ length: rails }, (_, rail) => (
      <section key={rail}>
        <h2>추천 강의 {rail + 1}</h2>
        <div className="rail">
          {cards.slice(part(rail, cards.length), part(rail + 1, cards.length)).map((card) => (
            <FloorCard key={card.id} card={card} />
          ))}
        </div>
      </section>
    ))}
  </main>
)

const part = (rail: number, count: number) => Math.ceil((rail * count) / rails)

const FloorCard = ({ card }: { readonly card: Card }) => (
  <article className="card">
    <a href={`/course/${card.id}`}>
      <div className="picture">
        <img src={card.picture} alt="" width={320} height={180} loading="lazy" decoding="async" />
      </div>
      <h3>{card.title}</h3>
      <p>
        {card.teacher} · <span>{card.level}</span> <span>♥ {card.likes}</span>
      </p>
    </a>
  </article>
)
