package io.selvage.libraries.generated;

import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Mockito compares keys of the program while it holds a lock of its own. */
@Of(Library.MOCKITO)
@Expect(outputs = "5\n", proof = "dpor")
public final class MockitoComparesKeys {
    private MockitoComparesKeys() {}

    public static void main(String[] args) throws Exception {
        Key key = new Key(1);
        Store mock = mock(Store.class);
        when(mock.get(key)).thenReturn(5);
        Threads.run(() -> mock.get(key), () -> mock.get(new Key(2)));
        System.out.println(mock.get(key));
    }

    /** What is mocked. */
    public interface Store {
        int get(Key key);
    }

    /** What it is asked for; the program compares it. */
    public static final class Key {
        private int number;

        Key(int number) {
            this.number = number;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && key.number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }
}
