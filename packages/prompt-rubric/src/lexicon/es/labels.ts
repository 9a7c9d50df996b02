/** Headings with which writers name the parts of a prompt, by the part they announce. */
export const labels = {
  role: `rol, tu rol, papel, tu papel, perfil, quien eres, personaje, identidad, persona`,
  task: `tarea, tu tarea, encargo, instruccion, instrucciones, mision, peticion, que hacer, que necesito, la tarea, pasos`,
  goal: `objetivo, meta, proposito, finalidad`,
  context: `contexto, situacion, antecedentes, trasfondo, informacion, hechos, caso, detalles, escenario, el contexto, la situacion, lo que se sabe, informacion de partida, que ha pasado, que paso, que pasa, motivo, negocio, empresa, problema, el problema, quien soy, quienes somos, por que`,
  data: `datos, texto, correo, email, mensaje, transcripcion, documento, articulo, noticia, resena, resenas, comentario, comentarios, entrada, notas, informe, acta, fuente, fuentes, conversacion, reclamacion, pedido, codigo, factura, contrato, registro, log, el log, el registro, traza, mensaje de error, mensaje del registro, mensaje del log`,
  audience: `audiencia, clienta, paciente, quien lo va a leer, quien va a leerlo, quien, publico, publico objetivo, destinatario, destinatarios, destinataria, destinatarias, lector, lectora, lectores, lectoras, para quien, para quien es, a quien, a quien va, a quien va dirigido, para, quien lo lee, quien lo leera, lee, leen, la lee, lo lee, dirigido a, dirigida a, para quien va, va para, lector objetivo, lectores objetivo, lo leera, lo leeran, lo van a leer, lo va a leer, a quien se lo mando, pensado para`,
  format: `formato, formato de salida, formato de la respuesta, formato de respuesta, salida, estructura, entrega, respuesta, formato de entrega, estructura de la respuesta, esquema, columnas, campos, claves, secciones, apartados`,
  constraints: `restricciones, restriccion, limites, limite, condiciones, reglas, normas, requisitos, tono, longitud, extension, evita, estilo, no hagas, importante, ojo, cuidado, orden, limitaciones`,
  examples: `ejemplo, ejemplos, ejemplo de salida, ejemplo de respuesta, ej, muestra, muestras`,
};
