/** Lamps whose shadows are drawn together in one pass; their maps share one texture. */
export const SHADOW_MAPS = { columns: 3, rows: 2 } as const
export const LAMPS_PER_PASS = SHADOW_MAPS.columns * SHADOW_MAPS.rows

export const SURFACE_VERTEX = /* glsl */ `
invariant gl_Position;
out vec3 vAt;
out vec3 vFacing;
void main() {
  vec4 at = modelMatrix * vec4(position, 1.0);
  vAt = at.xyz;
  vFacing = mat3(modelMatrix) * normal;
  gl_Position = projectionMatrix * viewMatrix * at;
}`

const LAMPS = /* glsl */ `
precision highp sampler2DShadow;
precision highp sampler2DArray;
in vec3 vAt;
in vec3 vFacing;
out vec4 light;
uniform vec3 lampDirection[${LAMPS_PER_PASS}];
uniform vec3 lampLight[${LAMPS_PER_PASS}];
uniform mat4 lampView[${LAMPS_PER_PASS}];
uniform sampler2DShadow shadows;
uniform float texel;
uniform vec2 wander;

/** A step aside that differs from pixel to pixel and pass to pass, so that passes blend to soft shadow edges. */
vec2 aside(float softness) {
  float turn = 6.2831853 * fract(52.9829189 * fract(dot(gl_FragCoord.xy + wander * 61.0, vec2(0.06711056, 0.00583715))) + wander.y);
  float away = fract(dot(gl_FragCoord.xy + wander * 17.0, vec2(0.7548776662, 0.5698402909)));
  return vec2(cos(turn), sin(turn)) * sqrt(away) * texel * softness;
}

/** How much of a lamp is seen from here. */
float seen(int lamp, vec3 from, vec2 step) {
  vec3 at = (lampView[lamp] * vec4(from, 1.0)).xyz;
  // Each lamp steps aside in a direction of its own, a sixth of a turn from the last one's.
  float turn = float(lamp) * 1.0471976;
  float c = cos(turn), s = sin(turn);
  at.xy += vec2(c * step.x - s * step.y, s * step.x + c * step.y);
  if (any(greaterThan(abs(at.xy * 2.0 - 1.0), vec2(0.99))) || at.z > 1.0) return 1.0;
  vec2 cell = vec2(lamp % ${SHADOW_MAPS.columns}, lamp / ${SHADOW_MAPS.columns});
  return texture(shadows, vec3((at.xy + cell) / vec2(${SHADOW_MAPS.columns}, ${SHADOW_MAPS.rows}), at.z - 0.0006));
}
`

/** Where the ground is only paper: nothing but the shadow, as coverage in alpha. */
export const PAPER_FRAGMENT = /* glsl */ `
${LAMPS}
uniform vec3 fadeAt;
uniform vec2 fade;
uniform float unshadowed;
void main() {
  float lit = 0.0;
  float away = length((vAt - fadeAt).xz);
  // What falls far out comes from high up, off the boom: the softer for it.
  vec2 step = aside(mix(7.0, 44.0, smoothstep(fade.x * 0.35, fade.x * 0.95, away)));
  for (int i = 0; i < ${LAMPS_PER_PASS}; i++) {
    float steep = lampDirection[i].y;
    if (steep > 0.0) lit += dot(lampLight[i], vec3(0.3, 0.6, 0.1)) * steep * seen(i, vAt, step);
  }
  float near = 1.0 - smoothstep(fade.x, fade.y, away);
  light = vec4(0.0, 0.0, 0.0, (1.0 - lit / unshadowed) * 0.86 * near);
}`

export const SURFACE_FRAGMENT = /* glsl */ `
${LAMPS}
uniform vec3 albedo;
uniform float roughness;
uniform float metal;
uniform float coat;
uniform float blur;
uniform float glow;
uniform float opacity;
uniform float grain;
uniform vec3 ambient;
uniform sampler2DArray mirror;

float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float blotches(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}

/** What is mirrored in this direction: layers run from polished to matt. */
vec3 mirrored(vec3 way, float layer) {
  // The sphere folded flat onto a square (octahedral), which needs no trigonometry.
  vec3 p = way / (abs(way.x) + abs(way.y) + abs(way.z));
  vec2 fold = (1.0 - abs(p.zx)) * vec2(p.x < 0.0 ? -1.0 : 1.0, p.z < 0.0 ? -1.0 : 1.0);
  vec2 at = (p.y < 0.0 ? fold : p.xz) * 0.498 + 0.5;
  return textureLod(mirror, vec3(at, layer), 0.0).rgb;
}

/** Karis' fit of how much a rough surface mirrors at this angle. */
vec2 mirrorShare(float rough, float steep) {
  vec4 r = rough * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
  float a = min(r.x * r.x, exp2(-9.28 * steep)) * r.x + r.y;
  return vec2(-1.04, 1.04) * a + r.zw;
}

void main() {
  vec3 facing = normalize(vFacing) * (gl_FrontFacing ? 1.0 : -1.0);
  vec3 view = normalize(cameraPosition - vAt);
  float steep = max(0.02, dot(facing, view));
  float grazing = (1.0 - steep) * (1.0 - steep);
  grazing *= grazing * (1.0 - steep);
  vec3 received = vec3(0.0);
  vec3 from = vAt + facing * 0.012;
  vec2 step = aside(1.6);
  float open = 0.0, facingLamps = 0.001;
  for (int i = 0; i < ${LAMPS_PER_PASS}; i++) {
    float towards = dot(facing, lampDirection[i]);
    if (towards <= 0.0) continue;
    float visible = seen(i, from, step);
    received += lampLight[i] * towards * visible;
    open += visible * towards;
    facingLamps += towards;
  }
  open = facingLamps < 0.01 ? 0.5 : open / facingLamps;
  vec3 colour = albedo;
  if (grain > 0.0) {
    float mottle = blotches(vAt.xz * 0.35) * 0.5 + blotches(vAt.xz * 1.7) * 0.3 + blotches(vAt.xz * 9.0) * 0.2;
    colour *= 1.0 + grain * (mottle - 0.5);
  }
  vec3 body = colour * (1.0 - metal) * (received * 0.31830989 + ambient * (0.35 + 0.65 * open));
  vec3 back = reflect(-view, facing);
  vec3 base = mix(vec3(0.04), colour, metal);
  vec2 share = mirrorShare(roughness, steep);
  float shelter = mix(mix(0.16, 0.4, metal), 1.0, open);
  vec3 shine = mirrored(back, blur) * (base * share.x + share.y) * shelter;
  float film = coat * (0.04 + 0.96 * grazing);
  vec3 sum = (body + shine) * (1.0 - film) + film * mirrored(back, 0.0) * shelter;
  float cover = 1.0;
  if (opacity < 1.0) {
    float bounce = 0.06 + 0.94 * grazing;
    cover = mix(opacity, 1.0, bounce);
    sum = body * opacity + bounce * mirrored(back, 0.0) * shelter;
  }
  light = vec4(sum + colour * glow, cover);
}`

/** Depth alone, before the surfaces: what is hidden is then not shaded. */
export const DEPTH_FRAGMENT = /* glsl */ `
out vec4 none;
void main() { none = vec4(0.0); }`

export const FLAT_VERTEX = /* glsl */ `
out vec2 vUv;
void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`

export const ADD_FRAGMENT = /* glsl */ `
in vec2 vUv;
out vec4 sum;
uniform sampler2D picture;
uniform float share;
void main() { sum = texture(picture, vUv) * share; }`

/** The studio's own tone curve (develop.py), then the paper behind. */
export const DEVELOP_FRAGMENT = /* glsl */ `
in vec2 vUv;
out vec4 shown;
uniform sampler2D picture;
uniform float exposure;
uniform vec3 paper;
uniform vec3 floorTint;
uniform float floorTop;

vec3 shoulder(vec3 v) {
  return mix(v, 0.62 + 0.38 * (1.0 - exp(-(v - 0.62) / 0.437)), step(0.62, v));
}
vec3 toned(vec3 x) {
  float peak = max(x.r, max(x.g, x.b));
  vec3 y = x * shoulder(vec3(peak)).r / max(peak, 1e-6) * 0.6 + shoulder(x) * 0.4;
  y = mix(y * 12.92, 1.055 * pow(max(y, 0.0031308), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, y));
  return clamp(y - 0.035 * sin(6.2831853 * clamp(y, 0.0, 1.0)), 0.0, 1.0);
}
/** Bare ground is nothing but shadow, so its grain can be smoothed without touching the machine's edges. */
float smoothed(ivec2 at, float alone) {
  float total = alone, weight = 1.0;
  for (int y = -2; y <= 2; y++)
    for (int x = -2; x <= 2; x++) {
      vec4 other = texelFetch(picture, clamp(at + ivec2(x, y), ivec2(0), textureSize(picture, 0) - 1), 0);
      if (other.r + other.g + other.b > 0.0) continue;
      float near = exp(-0.16 * float(x * x + y * y));
      total += other.a * near;
      weight += near;
    }
  return total / weight;
}
void main() {
  vec4 sum = texture(picture, vUv);
  if (sum.r + sum.g + sum.b == 0.0 && sum.a != 0.0) sum.a = smoothed(ivec2(gl_FragCoord.xy), sum.a);
  float cover = clamp(sum.a, 0.0, 1.0);
  vec3 machine = toned(max(sum.rgb, 0.0) / max(cover, 1e-3) * exposure);
  vec3 ground = mix(paper, floorTint, smoothstep(floorTop, 0.0, vUv.y));
  // Noise of half a level keeps pale gradients from banding; the same in every frame, so it costs few bytes.
  float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
  shown = vec4(mix(ground, machine, cover) + noise / 255.0, 1.0);
}`
