package io.selvage.libraries.texts;

import com.alibaba.fastjson2.JSON;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** One thread writes a bean that another one changes. */
@Of(Library.FASTJSON)
@Expect(
        outputs = {"{\"x\":1}\n", "{\"x\":2}\n"},
        finding = "DATA_RACE",
        also = "UNCAUGHT_EXCEPTION",
        enough = "dpor 10")
public final class FastjsonBeanShared {
    private FastjsonBeanShared() {}

    public static void main(String[] args) throws Exception {
        Point point = new Point(1);
        String[] text = new String[1];
        Threads.run(() -> text[0] = JSON.toJSONString(point), () -> point.setX(2));
        System.out.println(text[0]);
    }

    /** What is written. */
    public static final class Point {
        private int x;

        public Point(int x) {
            this.x = x;
        }

        public int getX() {
            return x;
        }

        public void setX(int x) {
            this.x = x;
        }
    }
}
