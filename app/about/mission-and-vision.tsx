export function MissionAndVision({ mission, vision }: { mission: string; vision: string }) {
  return (
    <section id="mission" className="mission on-ink" aria-label="Our mission and vision">
      <div className="wrap">
        <div>
          <h2 className="label">Our Mission</h2>
          <p className="wide">{mission}</p>
        </div>
        <div>
          <h2 className="label">Our Vision</h2>
          <p className="wide">{vision}</p>
        </div>
      </div>
    </section>
  )
}
