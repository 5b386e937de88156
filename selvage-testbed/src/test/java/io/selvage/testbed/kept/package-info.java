/** Programs that find something which an earlier execution has left. */
package io.selvage.testbed.kept;
