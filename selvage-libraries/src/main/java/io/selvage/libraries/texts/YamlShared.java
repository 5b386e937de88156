package io.selvage.libraries.texts;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Map;
import org.yaml.snakeyaml.Yaml;

/** Two threads parse with one parser. */
@Of(Library.SNAKEYAML)
@Expect(outputs = "3\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION", enough = "random 10")
public final class YamlShared {
    private YamlShared() {}

    public static void main(String[] args) throws Exception {
        int[] read = new int[2];
        Yaml yaml = new Yaml();
        Threads.run(() -> read[0] = read(yaml, "x: 1"), () -> read[1] = read(yaml, "x: 2"));
        System.out.println(read[0] + read[1]);
    }

    private static int read(Yaml yaml, String text) {
        Map<String, Integer> map = yaml.load(text);
        return map.get("x");
    }
}
