/** Names for the same thing in headers; to take one for another is an assumption that the answer states. */
export const synonyms: readonly (readonly string[])[] = `
precio, costo, coste, precio unitario, precio de venta
tarifa, precio del billete, precio del boleto, pasaje, precio del pasaje
ingresos, ventas, facturación, importe de ventas
salario, sueldo, remuneración, paga, salario anual, nómina
cantidad, unidades, unidades vendidas, volumen, cant
importe, monto, valor, total
origen, salida, procedencia, aeropuerto de origen, ciudad de origen, lugar de salida
destino, llegada, aeropuerto de destino, ciudad de destino
sexo, género
cliente, comprador, consumidor
empleado, trabajador, personal, plantilla
departamento, área, sección, depto
empresa, compañía, firma, organización
aerolínea, compañía aérea, línea aérea
país, nación
región, zona, territorio
provincia, estado, comunidad autónoma
ciudad, localidad, municipio
categoría, tipo, clase, grupo
estado, situación, estatus
fecha, día
puntuación, puntaje, nota, calificación, puntos
valoración, calificación, estrellas, puntuación
retraso, demora, atraso
pasajero, viajero
población, habitantes, número de habitantes
proveedor, vendedor, suministrador
producto, artículo, mercancía
pedido, orden, compra, transacción
beneficio, ganancia, margen, utilidad
descuento, rebaja
duración, longitud, tiempo
peso, masa
teléfono, número de teléfono, móvil, celular
correo, correo electrónico, email
puesto, cargo, ocupación, profesión, rol
jefe, gerente, responsable, supervisor
tienda, sucursal, local, comercio
método de pago, forma de pago, medio de pago
asistencia, espectadores, público
alumno, estudiante
profesor, docente, maestro
superficie, área, extensión
coche, carro, auto, automóvil, vehículo
película, film
equipo, club
`
  .trim()
  .split('\n')
  .map((line) => line.split(', '))

/** What stands in a header to say what kind of thing it holds, before the thing or after it. */
export const kindWords: readonly string[] =
  'id identificador número numero num nro nº no código codigo cod clave nombre nombres título valor min minutos horas segundos días dias kg km cm euros eur usd dólares dolares porcentaje pct referencia ref'.split(
    ' ',
  )

export const intensive: readonly string[] =
  'precio tarifa costo coste tasa ratio edad puntuación puntaje valoración calificación temperatura porcentaje promedio mediana índice altura estatura peso longitud anchura profundidad velocidad densidad nivel rango puesto latitud año duración retraso demora humedad presión proporción margen salario sueldo distancia descuento tamaño interés superficie alquiler'.split(
    ' ',
  )

export const extensive: readonly string[] =
  'pasajeros ventas ingresos importe monto cantidad unidades recuento beneficio ganancia volumen pedidos visitas clics goles puntos victorias derrotas asistencia población habitantes gastos presupuesto producción horas minutos asientos clientes empleados alumnos estudiantes muertes casos nacimientos descargas'.split(
    ' ',
  )

export const personWords: readonly string[] =
  'nombre apellido jugador persona empleado cliente alumno estudiante profesor conductor candidato autor artista cantante ganador entrenador gerente director actor propietario usuario miembro paciente médico capitán presidente piloto líder campeón vendedor comprador deportista trabajador responsable'.split(
    ' ',
  )

export const placeWords: readonly string[] =
  'lugar ubicación ciudad país dirección región estado pueblo estadio sitio zona distrito provincia origen destino aeropuerto estación tienda sucursal oficina municipio localidad sede'.split(
    ' ',
  )
