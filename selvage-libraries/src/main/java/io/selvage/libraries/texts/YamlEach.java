package io.selvage.libraries.texts;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Map;
import org.yaml.snakeyaml.Yaml;

/** Each thread parses with a parser of its own. */
@Of(Library.SNAKEYAML)
@Expect(outputs = "3\n", enough = "dpor 10")
public final class YamlEach {
    private YamlEach() {}

    public static void main(String[] args) throws Exception {
        int[] read = new int[2];
        Threads.run(() -> read[0] = read("x: 1"), () -> read[1] = read("x: 2"));
        System.out.println(read[0] + read[1]);
    }

    private static int read(String text) {
        Map<String, Integer> map = new Yaml().load(text);
        return map.get("x");
    }
}
