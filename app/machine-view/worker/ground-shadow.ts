import {
  Color,
  CustomBlending,
  DoubleSide,
  LinearFilter,
  MaxEquation,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  WebGLRenderTarget,
  type Box3,
  type Group,
  type WebGLRenderer,
} from 'three'

const pixels = { width: 512, height: 256 }
/** Metres of ground around the machine that the shadow may reach. */
const around = 1.6

const vertex = `varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`

const blurring = `
varying vec2 at; uniform sampler2D source; uniform vec2 by;
void main() {
  float sum = 0.0; float all = 0.0;
  for (int i = -8; i <= 8; i++) {
    float weight = exp(-float(i * i) / 24.0);
    sum += texture2D(source, at + by * float(i)).r * weight; all += weight;
  }
  gl_FragColor = vec4(vec3(sum / all), 1.0);
}`

/** How much each part of the machine shades the ground below it: the lower, the more. */
const shading = {
  vertexShader: `varying float above; void main() {
    vec4 place = modelMatrix * vec4(position, 1.0); above = place.y;
    gl_Position = projectionMatrix * viewMatrix * place; }`,
  fragmentShader: `varying float above; void main() {
    gl_FragColor = vec4(vec3(exp(-max(above, 0.0) * 0.5)), 1.0); }`,
}

/** The soft shadow under the machine: seen from below the ground, then blurred, and laid there. */
export class GroundShadow {
  readonly ground: Mesh<PlaneGeometry, ShaderMaterial>
  readonly #targets = [0, 1].map(
    () => new WebGLRenderTarget(pixels.width, pixels.height, { magFilter: LinearFilter }),
  )
  readonly #camera = new OrthographicCamera()
  // Of what lies above each other the darkest counts.
  readonly #shade = new ShaderMaterial({
    ...shading,
    depthTest: false,
    blending: CustomBlending,
    blendEquation: MaxEquation,
    side: DoubleSide,
  })
  readonly #sheet = new Mesh(
    new PlaneGeometry(2, 2),
    new ShaderMaterial({
      vertexShader: vertex,
      fragmentShader: blurring,
      uniforms: { source: { value: null }, by: { value: [0, 0] } },
      depthTest: false,
    }),
  )
  readonly #scene = new Scene()

  constructor() {
    this.#scene.add(this.#sheet)
    this.#sheet.frustumCulled = false
    this.ground = new Mesh(
      new PlaneGeometry(1, 1),
      new ShaderMaterial({
        vertexShader: `varying vec2 at; void main() { at = uv;
          gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
        fragmentShader: `varying vec2 at; uniform sampler2D source; void main() {
          float dark = texture2D(source, at).r;
          vec2 rim = smoothstep(vec2(0.0), vec2(0.1), at) * smoothstep(vec2(0.0), vec2(0.1), 1.0 - at);
          gl_FragColor = vec4(0.03, 0.03, 0.028, min(0.86, dark * 1.35) * rim.x * rim.y); }`,
        uniforms: { source: { value: this.#targets[0]!.texture } },
        transparent: true,
        depthWrite: false,
      }),
    )
    this.ground.rotation.x = -Math.PI / 2
    this.ground.position.y = 0.002
    this.ground.renderOrder = -1
  }

  /** To be drawn anew whenever the machine moved. */
  draw(renderer: WebGLRenderer, machine: Group, bounds: Box3): void {
    const [width, depth] = [bounds.max.x - bounds.min.x, bounds.max.z - bounds.min.z].map(
      (extent) => extent + 2 * around,
    ) as [number, number]
    const [x, z] = [(bounds.min.x + bounds.max.x) / 2, (bounds.min.z + bounds.max.z) / 2]
    this.ground.scale.set(width, depth, 1)
    this.ground.position.setX(x).setZ(z)
    const camera = this.#camera
    Object.assign(camera, {
      left: -width / 2,
      right: width / 2,
      top: depth / 2,
      bottom: -depth / 2,
    })
    Object.assign(camera, { near: 0, far: 20 })
    // From above, so that left and right stay as they are.
    camera.position.set(x, 15, z)
    camera.up.set(0, 0, -1)
    camera.lookAt(x, 0, z)
    camera.updateProjectionMatrix()
    const scene = new Scene()
    scene.background = new Color(0)
    scene.overrideMaterial = this.#shade
    const parent = machine.parent
    scene.add(machine)
    this.#render(renderer, scene, camera, 0)
    parent?.add(machine)
    const wide = 1 / pixels.width
    const high = (wide * width) / depth
    for (const share of [0.7, 1.6]) {
      this.#blur(renderer, 0, 1, [wide * share, 0])
      this.#blur(renderer, 1, 0, [0, high * share])
    }
  }

  #blur(renderer: WebGLRenderer, from: number, to: number, by: [number, number]) {
    Object.assign(this.#sheet.material.uniforms['source']!, { value: this.#targets[from]!.texture })
    Object.assign(this.#sheet.material.uniforms['by']!, { value: by })
    this.#render(renderer, this.#scene, this.#camera, to)
  }

  #render(renderer: WebGLRenderer, scene: Scene, camera: OrthographicCamera, to: number) {
    renderer.setRenderTarget(this.#targets[to]!)
    renderer.render(scene, camera)
    renderer.setRenderTarget(null)
  }
}
