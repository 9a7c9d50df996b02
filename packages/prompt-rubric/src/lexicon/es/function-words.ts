/** Words that hold a Spanish sentence together. A text without them is a list of keywords. */
export const functionWords = `el la los las un una unos unas lo al del de a ante bajo con contra desde durante en entre
hacia hasta para por segun sin sobre tras que quien quienes cual cuales cuyo cuya cuando donde como cuanto si no ni y e o
u pero sino aunque porque pues ya mas muy tan tanto tambien solo asi entonces luego despues antes ahora siempre nunca
me te se nos os le les mi mis tu tus su sus nuestro nuestra nuestros nuestras yo el ella ellos ellas usted ustedes nosotros
este esta estos estas ese esa esos esas esto eso aquel aquella cada todo toda todos todas otro otra otros otras algun
alguna algunos ningun ninguna mucho mucha muchos muchas poco poca pocos pocas varios varias mismo misma es son era eran fue ser sea sean esta estan estar este haya ha han he hay
hemos habia tiene tienen tengo tenemos tener puede pueden puedo podemos debe deben va van voy quiero quiere necesito
necesita eres soy somos hace hacer cualquier sera ademas dentro fuera mediante excepto salvo cuyos cuyas les asi`;
