package academy.embedded.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;

import de.bwaldvogel.mongo.bson.BsonRegularExpression;
import de.bwaldvogel.mongo.bson.Document;

/** A pattern of a query is compiled once, and the query asks for the same. */
class CompiledPatternsTest {

    private static final Document PATTERN = new Document("$regex", "^an[aá]").append("$options", "i");
    private static final BsonRegularExpression COMPILED = new BsonRegularExpression("^an[aá]", "i");

    @Test
    void compilesWhatIsAskedOfFieldsHoweverDeepInTheQuery() {
        Document query = new Document("name", PATTERN).append("$or", List.of(
            new Document("title", PATTERN), new Document("$and", List.of(new Document("text", PATTERN)))));
        // Patterns compare by identity.
        assertEquals(new Document("name", COMPILED).append("$or", List.of(
            new Document("title", COMPILED), new Document("$and", List.of(new Document("text", COMPILED))))).toString(),
            CompiledPatterns.in(query).toString());
    }

    @Test
    void leavesEverythingElseAsItIs() {
        Document query = new Document("name", "ana").append("age", new Document("$gt", 3)).append("lost", null)
            .append("words", new Document("$not", PATTERN)).append("$expr", PATTERN)
            .append("odd", new Document("$regex", 5));
        assertEquals(query, CompiledPatterns.in(query));
    }
}
