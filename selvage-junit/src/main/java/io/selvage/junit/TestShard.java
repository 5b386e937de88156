package io.selvage.junit;

import io.selvage.options.BadOption;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.Shard;
import java.nio.file.Path;

/** Which part of each test's search is done in this build, and where its result goes, by system properties. */
final class TestShard {
    /** As in {@code -Dselvage.shard=3/8}. */
    private static final String SHARD = "selvage.shard";

    /** The folder for the results. */
    private static final String RESULTS = "selvage.shard.results";

    private TestShard() {}

    static boolean isThere() {
        return !System.getProperty(SHARD, "").isEmpty();
    }

    /**
     * {@code options}, and the shard if there is one.
     *
     * @param name what the files of the test are called
     * @throws BadOption if the property names no shard
     */
    static Options of(Options options, String name) {
        String text = System.getProperty(SHARD, "");
        if (text.isEmpty()) {
            return options;
        }
        Options sharded = options.withText(OptionList.SHARD, text);
        return sharded.with(OptionList.RESULT, file(sharded, name));
    }

    private static Path file(Options options, String name) {
        String folder = System.getProperty(RESULTS, "");
        Path results = folder.isEmpty() ? options.out().resolve("shards") : Path.of(folder);
        Shard shard = options.shard().orElseThrow();
        String plain = name.replaceAll("[^\\w$.-]", "_");
        return results.resolve(plain + "-" + shard.number() + "-of-" + shard.of() + ".part");
    }
}
