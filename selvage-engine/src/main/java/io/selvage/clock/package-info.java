/** Vector clocks: what happened before what. Uses nothing else. */
package io.selvage.clock;
