package academy.embedded.store;

import java.util.List;

import de.bwaldvogel.mongo.MongoVersion;

/** What clients are told: today's drivers refuse a server with a wire version below 8, or one that it does not fit. */
final class ReportedVersion implements MongoVersion {

    @Override
    public List<Integer> getVersionArray() {
        return List.of(5, 0, 0);
    }

    @Override
    public int getWireVersion() {
        return 13;
    }
}
